import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { LOCALES } from '../../../contract/messages.ts'
import {
  BIO_MAX,
  LINKS_MAX,
  LINK_MAX,
  SPOKEN_LANGUAGES,
  SPOKEN_MAX,
  updateProfile,
  type Profile,
} from '../../../contract/profiles.ts'
import { call } from '../../platform/api.ts'
import { useLanguage, useText } from '../../platform/language.tsx'
import { Button } from '../../ui/button.tsx'
import { ToggleChips } from '../../ui/choice-chips.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { describedBy, Field, FieldError, FieldFrame } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { toast } from '../../ui/toast-store.ts'
import { useFormErrors } from '../../ui/use-form-errors.ts'
import { spokenName } from '../header/spoken-name.ts'
import { changeProfile } from '../profile-queries.ts'
import { checkWords, tidyLink } from './check-words.ts'
import { messages } from './messages.ts'

interface EditDialogProps {
  profile: Profile
  onClose: () => void
}

/** What somebody says of themselves. Nothing that was typed is lost when it is refused. */
export function EditDialog({ profile, onClose }: EditDialogProps) {
  const t = useText(messages)
  const { language } = useLanguage()
  const client = useQueryClient()
  const id = useId()
  const [bio, setBio] = useState(profile.bio)
  const [links, setLinks] = useState(() =>
    Array.from({ length: LINKS_MAX }, (_, place) => profile.links[place] ?? ''),
  )
  const [languages, setLanguages] = useState(profile.languages)
  const [isBusy, setBusy] = useState(false)
  const { errors, refusal, refuse, fail, corrected, clear } = useFormErrors(['bio', 'links', 'languages'])
  const faults: Partial<Record<string, string>> = errors

  async function save(): Promise<void> {
    const words = { bio, links, languages }
    if (refuse(checkWords(words), (fault) => t(fault, { max: fault === 'bioLong' ? BIO_MAX : SPOKEN_MAX })))
      return
    clear()
    setBusy(true)
    try {
      const body = { bio: bio.trim(), links: links.map(tidyLink).filter((link) => link !== ''), languages }
      changeProfile(client, profile.id, await call(updateProfile, { body }))
      toast({ title: t('saved'), tone: 'success' })
      onClose()
    } catch (error) {
      fail(error, t('notReached'))
      setBusy(false)
    }
  }

  const left = BIO_MAX - bio.length
  const counter = t(left < 0 ? 'over' : 'left', { count: Math.abs(left) })
  // A fault of the list as a whole, or of one of its entries.
  const inLinks = faults['links']
  const isOnlyMessage = refusal?.message !== null && refusal?.only === null
  return (
    <Dialog open onClose={onClose} title={t('edit')} description={t('editText')}>
      <Form className="grid gap-5" busy={isBusy} onSubmit={() => void save()}>
        <FieldFrame
          id={`${id}-bio`}
          label={t('bio')}
          error={errors.bio}
          hint={
            <span className="flex flex-wrap justify-between gap-x-4">
              <span>{t('bioHint')}</span>
              <span className={`tabular-nums ${left < 0 ? 'text-danger' : ''}`.trimEnd()}>{counter}</span>
            </span>
          }
        >
          <textarea
            id={`${id}-bio`}
            className="input min-h-28 resize-y"
            name="bio"
            data-mentions=""
            rows={4}
            value={bio}
            {...describedBy(`${id}-bio`, { hint: counter, error: errors.bio })}
            onChange={(event) => {
              setBio(event.currentTarget.value)
              corrected('bio')
            }}
          />
        </FieldFrame>
        <fieldset className="field" aria-describedby={`${id}-links-hint`}>
          <legend className="field-head mb-1.5">{t('links')}</legend>
          <div className="grid gap-2">
            {links.map((link, place) => (
              <LinkField
                // oxlint-disable-next-line react/no-array-index-key -- the fields never change places
                key={place}
                label={t('link', { number: place + 1 })}
                value={link}
                error={faults[`links.${place}`] ?? (place === 0 ? inLinks : undefined)}
                onChange={(text) => {
                  setLinks(links.map((other, at) => (at === place ? text : other)))
                  corrected('links')
                }}
              />
            ))}
          </div>
          <div id={`${id}-links-hint`} className="field-hint">
            {t('linksHint')}
          </div>
        </fieldset>
        <fieldset className="field">
          <legend className="field-head mb-1.5">{t('languages')}</legend>
          <ToggleChips
            choices={SPOKEN_LANGUAGES.map((value) => ({
              value,
              label: spokenName(value, LOCALES[language]),
            }))}
            chosen={languages}
            onToggle={(code) => {
              setLanguages(
                languages.includes(code) ? languages.filter((one) => one !== code) : [...languages, code],
              )
              corrected('languages')
            }}
          />
          <FieldError role="alert">{errors.languages}</FieldError>
        </fieldset>
        {isOnlyMessage && <FieldError role="alert">{refusal?.message ?? undefined}</FieldError>}
        <DialogActions>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" variant="primary" busy={isBusy}>
            {t('save')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  )
}

interface LinkFieldProps {
  label: string
  value: string
  error: string | undefined
  onChange: (text: string) => void
}

function LinkField({ label, value, error, onChange }: LinkFieldProps) {
  return (
    <Field
      label={label}
      type="url"
      inputMode="url"
      autoComplete="url"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={LINK_MAX}
      placeholder="https://"
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
