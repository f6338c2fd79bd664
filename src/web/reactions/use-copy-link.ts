import { useText } from '../platform/language.tsx'
import { toast } from '../ui/toast-store.ts'
import { messages } from './share-messages.ts'

/** Copies the clean address of an inner path; where the browser does not allow that, it is shown. */
export function useCopyLink(): (path: string) => Promise<void> {
  const t = useText(messages)
  return async (path) => {
    const address = new URL(path, location.origin).href
    try {
      await navigator.clipboard.writeText(address)
      toast({ title: t('copied'), description: address, tone: 'success' })
    } catch {
      toast({ title: t('copyYourself'), description: address })
    }
  }
}
