import { type AuditQuery, readAudit } from '@semaforo/contracts'
import { request, useSession } from '@semaforo/frontend-kit'
import { type Cell, csvOf } from '@semaforo/frontend-kit/csv'
import { Button } from '@semaforo/ui'
import { FailureNotice } from '../../form/failure-notice.tsx'
import { useAction } from '../../form/use-action.ts'
import { saveText } from '../../save-text.ts'
import styles from './audit.module.css'
import { kinds, texts } from './audit.texts.ts'
import { sentence } from './sentence.ts'

/** Downloads all entries that fit, as a file of a spreadsheet. */
export function DownloadAudit({ query }: { query: AuditQuery }) {
  const me = useSession()?.user.id
  const download = useAction(texts.downloadFailed, async () =>
    saveText(texts.file, csvOf([texts.heads, ...(await rowsOf(query, me))]), 'text/csv;charset=utf-8'),
  )
  return (
    <div className={styles.download}>
      <Button variant="secondary" loading={download.busy} onClick={() => void download.run()}>
        {texts.download}
      </Button>
      <FailureNotice failure={download.failure} />
    </div>
  )
}

async function rowsOf(query: AuditQuery, me: string | undefined): Promise<Cell[][]> {
  const rows: Cell[][] = []
  let after: string | undefined
  do {
    const page = await request(readAudit, { query: { ...query, limit: '500', ...(after && { after }) } })
    for (const entry of page.entries) {
      const { at, action, actor = null, target = null, detail = null, origin = null } = entry
      const text = sentence(entry, page.names, me)
        .map((part) => part.text)
        .join('')
      rows.push([at, text, kinds[action], actor, target, detail, origin])
    }
    after = page.next
  } while (after)
  return rows
}
