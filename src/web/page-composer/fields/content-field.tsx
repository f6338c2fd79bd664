import { PAGE_POST_MAX } from '../../../contract/limits.ts'
import type { PagePostType } from '../../../contract/page-posts.ts'
import { useUser } from '../../auth/public.ts'
import { useIsHydrated } from '../../platform/hydrated.ts'
import { useText } from '../../platform/language.tsx'
import { describedBy, FieldFrame } from '../../ui/field.tsx'
import { withKeys } from '../../ui/key-hint.tsx'
import { messages } from './messages.ts'
import { textLeft } from './text-left.ts'

interface ContentFieldProps {
  id: string
  type: PagePostType
  value: string
  onChange: (content: string) => void
  error: string | undefined
}

const NEAR_END = 500

export function ContentField({ id, type, value, onChange, error: refused }: ContentFieldProps) {
  const t = useText(messages)
  const isAlive = useIsHydrated()
  const { user } = useUser()
  const link = user?.canLink === true ? t('hintLink') : ''
  const room = textLeft(t, value, PAGE_POST_MAX, NEAR_END)
  const error = room.error ?? refused
  const hint =
    room.hint ??
    (room.error === undefined ? withKeys(t('contentHint', { link }), t('contentKeys')) : undefined)
  return (
    <FieldFrame id={id} label={t('contentOptional')} hint={hint} error={error}>
      <textarea
        id={id}
        name="content"
        data-mentions=""
        className="input block resize-none field-sizing-content [unicode-bidi:plaintext] min-h-28 max-h-[60dvh] py-3"
        rows={4}
        dir="auto"
        value={value}
        placeholder={t(`${type}Placeholder`)}
        readOnly={!isAlive}
        {...describedBy(id, { hint, error })}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </FieldFrame>
  )
}
