import { CertificateCode } from '@semaforo/contracts'
import { Button, TextField } from '@semaforo/ui'
import { type FormEvent, useRef, useState } from 'react'
import styles from './certificate.module.css'
import { texts } from './texts.ts'

type Props = { busy: boolean; onCheck: (code: string) => void }

/** The code as it is printed, in any case and grouping. */
export function CodeForm({ busy, onCheck }: Props) {
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const input = useRef<HTMLInputElement>(null)

  function submit(event: FormEvent) {
    event.preventDefault()
    const { data, error: wrong } = CertificateCode.safeParse(typed)
    setError(wrong?.issues[0]?.message)
    if (data) onCheck(data)
    else input.current?.focus()
  }

  return (
    <form className={styles.code} noValidate onSubmit={submit}>
      <TextField
        ref={input}
        name="codigo"
        label={texts.code.label}
        hint={texts.code.hint}
        error={error}
        value={typed}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={24}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" loading={busy}>
        {texts.code.check}
      </Button>
    </form>
  )
}
