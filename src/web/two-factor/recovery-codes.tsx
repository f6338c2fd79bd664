import { useText } from '../platform/language.tsx'
import { Button, buttonClass } from '../ui/button.tsx'
import { Dialog, DialogActions } from '../ui/dialog.tsx'
import { toast } from '../ui/toast-store.ts'
import { messages } from './messages.ts'

/** Shown once. Closing it by Escape is closing it: nothing can bring them back but new ones. */
export function RecoveryCodes({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const t = useText(messages)
  const text = `${codes.join('\n')}\n`
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text)
      toast({ title: t('copied'), tone: 'success' })
    } catch {
      toast({ title: t('notCopied'), tone: 'destructive' })
    }
  }
  return (
    <Dialog open title={t('codesTitle')} description={t('codesText')} onClose={onClose}>
      <ul className="grid grid-cols-1 sm:grid-cols-2 gap-x-6 gap-y-1 p-4 rounded-card bg-surface tabular-nums">
        {codes.map((code) => (
          <li key={code} className="font-semibold">
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <DialogActions>
        <Button onClick={() => void copy()}>{t('copy')}</Button>
        <a
          className={buttonClass()}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="recovery-codes.txt"
        >
          <span className="btn-label">{t('download')}</span>
        </a>
        <Button variant="primary" onClick={onClose}>
          {t('done')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
