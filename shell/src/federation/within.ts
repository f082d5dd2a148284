/**
 * Waits for a promise that may never settle.
 * @returns what it brings, or what `otherwise` answers (or throws) once `milliseconds` have passed without it
 */
export async function within<Result>(
  milliseconds: number,
  awaited: Result | Promise<Result>,
  otherwise: () => Result,
): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const passed = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds)
  })
  return Promise.race([awaited, passed.then(otherwise)]).finally(() => clearTimeout(timer))
}
