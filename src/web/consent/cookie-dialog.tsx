import { useState } from 'react'
import { useText } from '../platform/language.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Switch } from '../ui/switch.tsx'
import { COOKIE_KINDS, readPreferences, storeConsent } from './consent.ts'
import { messages } from './messages.ts'

interface Props {
  open: boolean
  onClose: () => void
}

export function CookieDialog({ open, onClose }: Props) {
  const t = useText(messages)
  return (
    <Dialog open={open} onClose={onClose} title={t('dialogTitle')} description={t('dialogText')}>
      <CookieForm onSaved={onClose} />
    </Dialog>
  )
}

function CookieForm({ onSaved }: { onSaved: () => void }) {
  const t = useText(messages)
  const [preferences, setPreferences] = useState(readPreferences)
  function save(): void {
    storeConsent('custom', preferences)
    onSaved()
  }
  return (
    <div className="grid gap-4">
      {COOKIE_KINDS.map((kind) => (
        <Switch
          key={kind}
          label={t(kind)}
          description={t(`${kind}Text`)}
          checked={preferences[kind]}
          disabled={kind === 'essential'}
          onChange={(isOn) => setPreferences({ ...preferences, [kind]: isOn, essential: true })}
        />
      ))}
      <Button variant="primary" onClick={save}>
        {t('save')}
      </Button>
    </div>
  )
}
