const unknownAuthority =
  'no se conoce a la autoridad que firmó el certificado del servidor. Pon el de esa autoridad en TLS_CA_FILE.'

const problems: Readonly<Record<string, string>> = {
  ERR_TLS_CERT_ALTNAME_INVALID:
    'el certificado del servidor es de otro nombre. Escribe su dirección con un nombre del certificado, o pide uno con este.',
  CERT_HAS_EXPIRED: 'el certificado del servidor ya venció. Ponle uno nuevo al servidor.',
  CERT_NOT_YET_VALID:
    'el certificado del servidor todavía no vale. Revisa la hora de esta máquina, y desde cuándo vale.',
  SELF_SIGNED_CERT_IN_CHAIN: unknownAuthority,
  DEPTH_ZERO_SELF_SIGNED_CERT: unknownAuthority,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: unknownAuthority,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: unknownAuthority,
}

/** What is wrong with a server's certificate and what to do, where an error or one of its causes is about that. */
export function certificateProblem(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    const problem = problems[String((at as NodeJS.ErrnoException).code)]
    if (problem !== undefined) return problem
  }
  return undefined
}
