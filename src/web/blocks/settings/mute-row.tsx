import { useMutation } from '@tanstack/react-query'
import type { Mute } from '../../../contract/mutes.ts'
import { fillNodes } from '../../platform/fill-nodes.ts'
import { useText } from '../../platform/language.tsx'
import { ShortDate } from '../../platform/time.tsx'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast-store.ts'
import { useFailureToast } from '../../ui/use-failure-toast.ts'
import { nameOfMute } from '../folded-line.tsx'
import { useMuting } from '../use-muting.ts'
import { messages } from './messages.ts'

export function MuteRow({ mute }: { mute: Mute }) {
  const t = useText(messages)
  const showFailure = useFailureToast()
  const muting = useMuting()
  const what = nameOfMute(mute)
  const { mutate, isPending } = useMutation({
    mutationFn: async () => muting.unmute(mute),
    onSuccess: () => {
      toast({ title: t('removed', { what }), action: { label: t('undo'), onAct: bringBack } })
      // The row is gone: the keyboard goes on where the list begins.
      document.getElementById('settings-mutes')?.focus()
    },
    onError: showFailure,
  })
  function bringBack(): void {
    muting.mute(asWanted(mute)).catch(showFailure)
  }
  return (
    <li className="flex items-center gap-3 min-w-0">
      <div className="min-w-0 flex-1 text-sm">
        <b className="block wrap-anywhere" dir="auto">
          {what}
        </b>
        <span className="text-quiet">
          {t(mute.effect === 'fold' ? 'foldState' : 'hideState')}
          {mute.expiresAt !== null && (
            <> {fillNodes(t('until'), { date: <ShortDate at={mute.expiresAt} /> })}</>
          )}
        </span>
      </div>
      <Button size="sm" busy={isPending} aria-label={`${t('remove')}: ${what}`} onClick={() => mutate()}>
        {t('remove')}
      </Button>
    </li>
  )
}

const DAY_MS = 24 * 60 * 60_000

/** The same once more, for at least as long as was left. */
function asWanted({ kind, person, text, effect, expiresAt }: Mute) {
  const left = expiresAt === null ? null : (Date.parse(expiresAt) - Date.now()) / DAY_MS
  const days = left === null ? null : left <= 1 ? 1 : left <= 7 ? 7 : 30
  const what = kind === 'person' && person !== null ? { personId: person.id } : { text }
  return { kind, effect, days, ...what } as const
}
