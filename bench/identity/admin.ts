/** The admin; every other account has the same password. */
export const admin = { email: 'admin@semaforo.example', password: 'Administra-2026' }

/** The address of the n-th user. */
export const emailOf = (n: number) => `persona${n}.prueba@ejemplo.mx`
