import { EvaluationForm, type EvaluationFormProps } from '@semaforo/diagnostic-ui'
import { Button } from '@semaforo/ui'
import { guideTexts } from './guide.texts.ts'
import { GuideHead } from './guide-head.tsx'
import { Question } from './question.tsx'
import { Review } from './review.tsx'
import { useGuide } from './use-guide.ts'

/** The form of our own pages: on a phone one question a screen, or the whole. */
export function GuidedForm(props: EvaluationFormProps) {
  const { isPhone, asked, at, heading, top, form, next, back, toggle } = useGuide(props.form)
  const head = isPhone && <GuideHead topRef={top} isAsking={asked !== undefined} at={at} onToggle={toggle} />
  if (!asked) return <EvaluationForm {...props} head={head} />
  if (asked === 'review') {
    return (
      <EvaluationForm
        {...props}
        form={form}
        asked={asked}
        head={head}
        below={<Review form={form} headingRef={heading} />}
        action={
          <Button variant="secondary" onClick={back}>
            {guideTexts.back}
          </Button>
        }
      />
    )
  }
  return (
    <EvaluationForm
      {...props}
      form={form}
      asked={asked}
      head={head}
      below={<Question asked={asked} form={form} onBack={at > 0 ? back : undefined} />}
      onSubmit={next}
    />
  )
}
