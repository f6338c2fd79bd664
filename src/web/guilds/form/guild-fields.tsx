import { useId } from 'react'
import {
  GUILD_DESCRIPTION_MAX,
  GUILD_NAME_MAX,
  INSIGNIA_MAX,
  INSIGNIA_MIN,
  joinModesOf,
} from '../../../contract/guild-rules.ts'
import { useText } from '../../platform/language.tsx'
import { ChoiceChips } from '../../ui/choice-chips.tsx'
import { describedBy, Field, FieldFrame } from '../../ui/field.tsx'
import { Switch } from '../../ui/switch.tsx'
import { withPrivacy, type GuildWords } from './check-guild.ts'
import { CrestPicker } from './crest-picker.tsx'
import { messages } from './messages.ts'
import { Preview } from './preview.tsx'

interface GuildFieldsProps {
  words: GuildWords
  onChange: (words: GuildWords) => void
  errors: Partial<Record<string, string>>
  /** As it is for now. */
  wasPrivate?: boolean
}

/** What every guild has. */
export function GuildFields({ words, onChange, errors, wasPrivate = false }: GuildFieldsProps) {
  const t = useText(messages)
  const id = useId()
  const change = (part: Partial<GuildWords>) => onChange({ ...words, ...part })
  const letters = { min: INSIGNIA_MIN, max: INSIGNIA_MAX }
  const hint = `${t('aboutHint')} ${t('left', { count: GUILD_DESCRIPTION_MAX - words.description.length })}`
  const error = errors['description']
  return (
    <>
      <Preview words={words} />
      <div className="grid gap-5 items-start sm:grid-cols-[minmax(0,1fr)_160px]">
        <Field
          label={t('name')}
          name="name"
          value={words.name}
          maxLength={GUILD_NAME_MAX}
          autoComplete="off"
          dir="auto"
          error={errors['name']}
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
        <Field
          label={t('insignia')}
          name="insignia"
          value={words.insignia}
          maxLength={INSIGNIA_MAX}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className="font-mono tracking-wide"
          hint={t('insigniaHint', letters)}
          error={errors['insignia']}
          onChange={(event) => change({ insignia: event.currentTarget.value.toUpperCase() })}
        />
      </div>
      <CrestPicker value={words} onChange={change} error={errors['logoBackgroundColor']} />
      <FieldFrame id={id} label={t('about')} error={error} hint={hint}>
        <textarea
          id={id}
          name="description"
          className="input min-h-24 resize-y"
          rows={3}
          dir="auto"
          maxLength={GUILD_DESCRIPTION_MAX}
          value={words.description}
          {...describedBy(id, { hint, error })}
          onChange={(event) => change({ description: event.currentTarget.value })}
        />
      </FieldFrame>
      <Switch
        checked={words.isPrivate}
        label={t('private')}
        description={t('privateText')}
        onChange={(isPrivate) => onChange(withPrivacy(words, isPrivate))}
      />
      {wasPrivate && !words.isPrivate && (
        <p className="note" role="status">
          {t('becomesPublic')}
        </p>
      )}
      <fieldset className="field">
        <legend className="field-head mb-1.5">{t('door')}</legend>
        <ChoiceChips
          choices={joinModesOf(words.isPrivate).map((value) => ({ value, label: t(value) }))}
          value={words.joinMode}
          onChange={(joinMode) => change({ joinMode })}
        />
      </fieldset>
    </>
  )
}
