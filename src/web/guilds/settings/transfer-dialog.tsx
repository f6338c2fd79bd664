import { useId, useState } from 'react'
import type { GuildMember } from '../../../contract/guild-members.ts'
import { offerGuild, type GuildDetail } from '../../../contract/guilds.ts'
import { call, failureOf } from '../../platform/api.ts'
import { useText } from '../../platform/language.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { Field, FieldError } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { PagedList } from '../../ui/paged-list.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast-store.ts'
import { usePagedList } from '../../ui/use-paged-list.ts'
import { guildQueries, useGuildAct } from '../guild-queries.ts'
import { messages as tileMessages } from '../tile-messages.ts'
import { usePaused } from '../use-paused.ts'
import { messages } from './messages.ts'

interface TransferDialogProps {
  guild: GuildDetail
  onClose: () => void
}

/** Offers the guild to a member; another offer takes the place of the last, and it can be withdrawn. */
export function TransferDialog({ guild, onClose }: TransferDialogProps) {
  const t = useText(messages)
  const { offeredTo } = guild
  const [chosen, setChosen] = useState<GuildMember['person'] | null>(null)
  const [isMissing, setMissing] = useState(false)
  const offer = useGuildAct(
    (userId: number | null) => call(offerGuild, { params: { id: String(guild.id) }, body: { userId } }),
    (_detail, userId) => {
      toast({
        title: userId === null ? t('withdrawn') : t('offered', { name: chosen?.name ?? '' }),
        tone: 'success',
      })
      onClose()
    },
    { isToldBeside: true },
  )
  function send(): void {
    setMissing(chosen === null)
    if (chosen !== null) offer.mutate(chosen.id)
  }
  return (
    <Dialog open title={t('transfer')} description={t('transferText')} onClose={onClose}>
      <Form className="grid gap-4" busy={offer.isPending} onSubmit={send}>
        {offeredTo !== null && <p className="note">{t('offered', { name: offeredTo.name })}</p>}
        <Choice
          guildId={guild.id}
          chosen={chosen?.id ?? null}
          onChoose={(person) => {
            setChosen(person)
            setMissing(false)
          }}
        />
        <FieldError role="alert">
          {isMissing ? t('chooseOne') : failureOf(offer.error, t('failed'))}
        </FieldError>
        <DialogActions>
          {offeredTo !== null && (
            <Button
              variant="text"
              className="sm:me-auto"
              busy={offer.isPending && offer.variables === null}
              disabled={offer.isPending}
              onClick={() => offer.mutate(null)}
            >
              {t('withdraw')}
            </Button>
          )}
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            type="submit"
            variant="primary"
            busy={offer.isPending && offer.variables !== null}
            disabled={offer.isPending}
          >
            {t('offer')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  )
}

interface ChoiceProps {
  guildId: number
  chosen: number | null
  onChoose: (person: GuildMember['person']) => void
}

function Choice({ guildId, chosen, onChoose }: ChoiceProps) {
  const t = useText(messages)
  const words = useText(tileMessages)
  const name = useId()
  const [written, setWritten] = useState('')
  const { items = [], ...list } = usePagedList(guildQueries.members(guildId, usePaused(written.trim())))
  return (
    <>
      <Field
        type="search"
        label={t('find')}
        value={written}
        maxLength={50}
        autoComplete="off"
        onChange={(event) => setWritten(event.currentTarget.value)}
      />
      <div className="max-h-72 overflow-y-auto">
        <PagedList
          list={list}
          items={items.filter(({ role }) => role !== 'owner')}
          label={t('members')}
          skeleton={<Skeleton className="h-11 w-full" />}
          failed={t('membersFailed')}
          empty={<p className="text-quiet">{t('nobody')}</p>}
        >
          {({ person, role }) => (
            <li key={person.id}>
              <label className="choice flex w-full mb-1 avatar-8">
                <input
                  type="radio"
                  name={name}
                  className="sr-only"
                  checked={person.id === chosen}
                  onChange={() => onChoose(person)}
                />
                <Avatar person={person.id} name={person.name} src={person.profileUrl} />
                <span className="flex-1 min-w-0 truncate" dir="auto">
                  {person.name}
                </span>
                <span className="text-sm font-normal text-quiet">{words(role)}</span>
              </label>
            </li>
          )}
        </PagedList>
      </div>
    </>
  )
}
