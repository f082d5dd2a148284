/** An example request with its answer. */
export type Example = {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
  answer?: unknown
}

/** Examples by the call's name. */
export type Examples = Readonly<Record<string, Example>>
