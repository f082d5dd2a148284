import { type PasswordRule, passwordRules } from '@semaforo/contracts'
import { CircleCheck, classNames, VisuallyHidden } from '@semaforo/ui'
import { texts } from './form.texts.ts'
import styles from './password-rules.module.css'

/** The password rules, each ticked off while typing as soon as it is met. */
export function PasswordRules({ id, password }: { id: string; password: string }) {
  return (
    <ul id={id} className={styles.rules} aria-label={texts.password.rulesLabel}>
      {(Object.keys(passwordRules) as PasswordRule[]).map((rule) => {
        const kept = passwordRules[rule](password)
        return (
          <li key={rule} className={classNames(styles.rule, kept && styles.kept)}>
            {kept ? (
              <CircleCheck className={styles.mark} />
            ) : (
              <span className={classNames(styles.mark, styles.open)} />
            )}
            <span>{texts.password.rules[rule]}</span>
            <VisuallyHidden>{kept ? texts.password.kept : texts.password.missing}</VisuallyHidden>
          </li>
        )
      })}
    </ul>
  )
}
