import type { Notice as NoticeOfUi } from '@semaforo/ui'

const text =
  'Sin conexión: ves lo último que se guardó en este equipo. Los «me gusta» que marques se envían cuando vuelva: deja abierta esta página.'

/**
 * Says that there is no connection.
 * @param Notice handed over: an import would cut it off from the shell's first script
 */
export function OfflineBar({ Notice }: { Notice: typeof NoticeOfUi }) {
  return <Notice tone="warning">{text}</Notice>
}
