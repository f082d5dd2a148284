import type { Partner } from '@semaforo/contracts'
import { Button, Notice, TextField } from '@semaforo/ui'
import { FailureNotice } from '../../../form/failure-notice.tsx'
import formStyles from '../../../form/form.module.css'
import pageStyles from '../../../profile/profile.module.css'
import { texts } from './form.texts.ts'
import { OriginFields } from './origin-fields.tsx'
import { ThemeFields } from './theme-fields.tsx'
import { type SavePartner, usePartnerForm } from './use-partner-form.ts'

type Props = { partner?: Partner; save: SavePartner }

/** Everything about a partner that an admin types. */
export function PartnerForm({ partner, save }: Props) {
  const { form, origins, outcome } = usePartnerForm({ partner, save })
  return (
    <form {...form.form} className={formStyles.form}>
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        maxLength={80}
        required
        autoComplete="off"
        {...form.field('name')}
      />
      <OriginFields form={form} origins={origins} />
      <ThemeFields form={form} />
      <TextField
        label={texts.shares}
        hint={texts.sharesHint}
        inputMode="numeric"
        maxLength={9}
        {...form.field('sharesPerDay')}
      />
      <FailureNotice failure={form.failure} />
      <div role="status" className={pageStyles.status}>
        {outcome && <Notice tone={outcome === 'saved' ? 'success' : 'info'}>{texts[outcome]}</Notice>}
      </div>
      <div className={formStyles.actions}>
        <Button type="submit" loading={form.busy}>
          {partner ? texts.save : texts.create}
        </Button>
      </div>
    </form>
  )
}
