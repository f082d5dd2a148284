/** What some browsers tell about the connection. */
type Connection = { saveData?: boolean; effectiveType?: string }

const connection = () => (navigator as { connection?: Connection }).connection

/** Whether something may be fetched that perhaps nobody opens: not for those who save data, nor on a slow network. */
export function mayPrefetch(): boolean {
  const { saveData, effectiveType = '' } = connection() ?? {}
  return navigator.onLine && !saveData && !effectiveType.endsWith('2g')
}

/** Whether the browser says that the network is fast. */
export const isFast = () => connection()?.effectiveType === '4g'
