/**
 * The certificate in its record: found by its code's hash, and erased with the record. What it said goes when it is
 * withdrawn; the day (in Mexico City) stays, as the answer to whoever still has the paper.
 */
export type KeptCertificate = { code_hash: string; date: string } & ({ token: string } | { withdrawn: true })
