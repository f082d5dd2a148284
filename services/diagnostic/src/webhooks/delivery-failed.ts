/** Why a partner's server did not get a message; `reason` is a Spanish sentence for admins. */
export class DeliveryFailed extends Error {
  readonly reason: string
  /** Whether another attempt would be of no use. */
  readonly isFinal: boolean
  constructor(reason: string, { isFinal = false, cause }: { isFinal?: boolean; cause?: unknown } = {}) {
    super(reason, { cause })
    this.name = 'DeliveryFailed'
    this.reason = reason
    this.isFinal = isFinal
  }

  /** The failure as which an error counts. */
  static of(error: unknown): DeliveryFailed {
    if (error instanceof DeliveryFailed) return error
    return new DeliveryFailed('Falló algo nuestro; quien opera el sitio lo ve en el registro.', {
      cause: error,
    })
  }
}
