import { Suspense, useEffect, useEffectEvent, useRef, type ComponentType, type KeyboardEvent } from 'react'
import type { PagePost, PagePostType } from '../../../contract/page-posts.ts'
import { DraftNotice } from '../../editor/public.ts'
import { useText } from '../../platform/language.tsx'
import { lazyComponent } from '../../platform/lazy-component.ts'
import { keepPlace } from '../../sign-in-wall/public.ts'
import { controlOf, ErrorSummary } from '../../ui/error-summary.tsx'
import { TabPanel } from '../../ui/tabs.tsx'
import '../composer.css'
import { RulesField } from '../fields/rules-field.tsx'
import { messages as mediumMessages } from '../medium/messages.ts'
import { useIncoming } from '../medium/use-incoming.ts'
import { PAGE, type PostPlace } from '../post-place.ts'
import { FormFoot } from './form-foot.tsx'
import { PostFields } from './post-fields.tsx'
import { TypeTabs, tabOf } from './type-tabs.tsx'
import { usePostForm, type PostFormState } from './use-post-form.ts'

/** What the form was opened for; a new object each time. */
export interface Opening {
  type: PagePostType | null
  file: File | null
}

/** What waits in a form that was put away. */
export interface Kept {
  /** The first words of it, where there are any. */
  words: string
  isEmpty: boolean
}

interface PostFormProps {
  firstType: PagePostType
  opening?: Opening | undefined
  staysOpen: boolean
  onPosted: (post: PagePost) => void
  /** It was scheduled instead; where posts can be. */
  onScheduled?: (() => void) | undefined
  onClose?: ((kept: Kept) => void) | undefined
  /** Page unless told. */
  place?: PostPlace | undefined
  /** What can be done with it; post it, or schedule it, unless told. */
  foot?: ComponentType<{ form: PostFormState }> | undefined
}

const PREFIX = 'composer'
const ScheduleLater = lazyComponent(async () => (await import('./schedule-later.tsx')).ScheduleLater)

/** Everything a post can be, in one form. */
export function PostForm(props: PostFormProps) {
  const {
    firstType,
    opening,
    staysOpen,
    onPosted,
    onScheduled,
    onClose,
    place = PAGE,
    foot: Foot = FormFoot,
  } = props
  const m = useText(mediumMessages)
  const form = usePostForm({
    firstType,
    staysOpen,
    onPosted,
    onScheduled: () => onScheduled?.(),
    place,
  })
  const { values, draft } = form
  const incoming = useIncoming(form.takeFile)
  const wanted = useRef<string>(null)
  const begin = useEffectEvent(({ type, file }: Opening) => {
    if (file !== null) return form.takeFile(file)
    if (type !== null && type !== values.type) form.chooseType(type)
    wanted.current = (type ?? values.type) === 'discussion' ? 'title' : 'mediaId'
  })
  useEffect(() => {
    if (opening !== undefined) begin(opening)
  }, [opening])
  // The field may have to be drawn first.
  useEffect(() => {
    const control = wanted.current === null ? null : controlOf(PREFIX, wanted.current)
    if (control === null) return
    wanted.current = null
    control.focus()
  })

  function press(event: KeyboardEvent): void {
    if (event.key === 'Escape' && onClose !== undefined && form.isEmpty) close()
    else if (event.key === 'Enter' && event.ctrlKey !== event.metaKey && !event.altKey) form.complete()
    else return
    event.preventDefault()
  }
  function close(): void {
    const words = [values.title, values.content].find((text) => text.trim() !== '') ?? ''
    onClose?.({ words: words.trim(), isEmpty: form.isEmpty })
  }
  const tab = tabOf(values.type)
  return (
    <>
      {/* The keys of a form work wherever in it the focus is. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <form
        className="composer-form relative"
        noValidate
        aria-busy={form.isBusy}
        onSubmit={(event) => event.preventDefault()}
        onKeyDown={press}
        {...incoming.handlers}
      >
        <div className="composer-body grid grid-cols-1 gap-5 px-5 pt-2 pb-5" inert={form.isBusy}>
          <TypeTabs
            selected={values.type}
            onSelect={form.chooseType}
            onClose={onClose === undefined ? undefined : close}
          />
          <DraftNotice draft={draft} />
          <ErrorSummary
            prefix={PREFIX}
            errors={form.errors}
            refusal={form.refusal}
            onSignIn={() => keepPlace('post')}
          />
          <TabPanel id={tab} selected={tab} className="composer-panel grid grid-cols-1 gap-5 min-w-0">
            <PostFields prefix={PREFIX} form={form} />
          </TabPanel>
          {place.rules && (
            <RulesField
              id={`${PREFIX}-acceptsRules`}
              rules={place.rules}
              error={form.errors.acceptsRules}
              onAnswer={() => form.corrected('acceptsRules')}
            />
          )}
        </div>
        <Foot form={form} />
        {incoming.isOver && <p className="composer-drop">{m('dropHere')}</p>}
      </form>
      {form.later.isAsked && (
        <Suspense>
          <ScheduleLater form={form} />
        </Suspense>
      )}
    </>
  )
}
