/**
 * Waits for a promise with a time limit.
 * @returns its value, or what `otherwise` returns (or throws) if `milliseconds` pass first
 */
export async function withTimeout<Result>(
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
