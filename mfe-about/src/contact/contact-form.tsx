import { contactTopics, helpPage } from '@semaforo/contracts'
import { Button, Notice, SelectField, TextField } from '@semaforo/ui'
import styles from './contact.module.css'
import { texts } from './contact.texts.ts'
import { MessageField } from './message-field.tsx'
import { Sent } from './sent.tsx'
import { useMessage } from './use-message.ts'

/** The form, and in its place what came of it. */
export function ContactForm() {
  const { draft, errors, failure, withheld, busy, sent, set, form, again } = useMessage()
  if (sent) return <Sent sent={sent} onAgain={again} />
  const { fields } = texts
  return (
    <form {...form} method="post" className={styles.form}>
      <TextField
        label={fields.name}
        name="name"
        autoComplete="name"
        maxLength={80}
        value={draft.name}
        error={errors.name}
        onChange={({ target }) => set('name', target.value)}
      />
      <TextField
        label={fields.email}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        required
        hint={fields.emailHint}
        value={draft.email}
        error={errors.email}
        onChange={({ target }) => set('email', target.value)}
      />
      <SelectField
        label={fields.topic}
        name="topic"
        value={draft.topic}
        error={errors.topic}
        onChange={({ target }) =>
          set('topic', contactTopics.find((topic) => topic === target.value) ?? 'other')
        }
      >
        {contactTopics.map((topic) => (
          <option key={topic} value={topic}>
            {texts.topics[topic]}
          </option>
        ))}
      </SelectField>
      <MessageField
        value={draft.message}
        error={errors.message}
        onChange={(value) => set('message', value)}
      />
      {/* Programs that fill in whatever there is give themselves away. */}
      <div className={styles.trap} aria-hidden="true">
        <label>
          {fields.link}
          <input
            name="link"
            tabIndex={-1}
            autoComplete="off"
            value={draft.link}
            onChange={({ target }) => set('link', target.value)}
          />
        </label>
      </div>
      {failure && (
        <Notice tone="error" role="alert">
          <p>{failure.title}</p>
          <p>
            {draft.message && <span>{texts.kept} </span>}
            {failure.code && (
              <a href={helpPage(failure.code)} target="_blank" rel="noreferrer">
                {texts.help}
              </a>
            )}
          </p>
        </Notice>
      )}
      {withheld && (
        <Notice role="status">
          {texts.withheld.text} <a href="/login?volver=/contact">{texts.withheld.link}</a>
        </Notice>
      )}
      <div className={styles.end}>
        <Button type="submit" loading={busy}>
          {texts.send}
        </Button>
        <p className={styles.privacy}>
          {texts.privacy.text} <a href="/privacidad">{texts.privacy.link}</a>
        </p>
      </div>
    </form>
  )
}
