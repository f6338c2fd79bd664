import { useQueryClient } from '@tanstack/react-query'
import { updateGuild, type GuildDetail, type GuildRule } from '../../../contract/guilds.ts'
import { call } from '../../platform/api.ts'
import { useText } from '../../platform/language.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { FieldError } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Switch } from '../../ui/switch.tsx'
import { toast } from '../../ui/toast-store.ts'
import { oneLine, tidyGuild, type GuildWords } from '../form/check-guild.ts'
import { GuildFields } from '../form/guild-fields.tsx'
import { QuestionsEditor, RulesEditor } from '../form/list-editors.tsx'
import { messages } from '../form/messages.ts'
import { useGuildForm } from '../form/use-guild-form.ts'
import { keepGuild } from '../guild-queries.ts'
import { changedOf } from './changed-of.ts'

interface AllWords extends GuildWords {
  isNsfw: boolean
  membersMayInvite: boolean
  questions: string[]
  rules: GuildRule[]
}

interface SettingsDialogProps {
  guild: GuildDetail
  onClose: () => void
}

/** Everything the owner can change; only what they changed is sent. */
export function SettingsDialog({ guild, onClose }: SettingsDialogProps) {
  const t = useText(messages)
  const client = useQueryClient()
  const form = useGuildForm(`settings ${guild.id}`, wordsOf(guild))
  const { isNsfw, membersMayInvite, questions, rules } = form.words
  const change = (part: Partial<AllWords>) => form.change({ ...form.words, ...part })

  async function save(): Promise<void> {
    const wanted = {
      ...tidyGuild(form.words),
      questions: questions.map(oneLine).filter((question) => question !== ''),
      rules: rules
        .map(({ title, text }) => ({ title: oneLine(title), text: text.trim() }))
        .filter(({ title, text }) => title !== '' || text !== ''),
    }
    const changed = changedOf(guild, wanted)
    if (Object.keys(changed).length > 0) {
      keepGuild(client, await call(updateGuild, { params: { id: String(guild.id) }, body: changed }))
      toast({ title: t('saved'), tone: 'success' })
    }
    form.forget()
    onClose()
  }
  const untitled = rules.flatMap(({ title, text }, place) =>
    oneLine(title) === '' && text.trim() !== '' ? [[`rules.${place}`, t('ruleUntitled')]] : [],
  )
  const send = () => form.send(save, Object.fromEntries(untitled) as Record<string, string>)
  return (
    <Dialog open size="lg" title={t('settings')} onClose={onClose}>
      <Form className="grid gap-5" busy={form.isBusy} onSubmit={() => void send()}>
        <GuildFields words={form.words} onChange={change} errors={form.errors} wasPrivate={guild.isPrivate} />
        <Switch
          checked={membersMayInvite}
          label={t('mayInvite')}
          description={t('mayInviteText')}
          onChange={(mayInvite) => change({ membersMayInvite: mayInvite })}
        />
        <Switch
          checked={isNsfw}
          label={t('adult')}
          description={t('adultText')}
          onChange={(isAdult) => change({ isNsfw: isAdult })}
        />
        <QuestionsEditor
          value={questions}
          errors={form.errors}
          onChange={(next) => change({ questions: next })}
        />
        <RulesEditor value={rules} errors={form.errors} onChange={(next) => change({ rules: next })} />
        <FieldError role="alert">{form.message}</FieldError>
        <DialogActions>
          <Button onClick={() => (form.forget(), onClose())}>{t('cancel')}</Button>
          <Button type="submit" variant="primary" busy={form.isBusy}>
            {t('save')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  )
}

const wordsOf = ({
  name,
  insignia,
  logo,
  logoBackgroundColor,
  description,
  isPrivate,
  joinMode,
  isNsfw,
  membersMayInvite,
  questions,
  rules,
}: GuildDetail): AllWords => ({
  name,
  insignia,
  logo,
  logoBackgroundColor,
  description,
  isPrivate,
  joinMode,
  isNsfw,
  membersMayInvite: membersMayInvite ?? false,
  questions,
  rules: rules ?? [],
})
