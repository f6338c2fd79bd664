import { ChartBarDecreasing } from 'lucide-react'
import { flushSync } from 'react-dom'
import { useText } from '../../platform/language.tsx'
import { Button } from '../../ui/button.tsx'
import { focusField } from '../../ui/error-summary.tsx'
import { AltField } from '../fields/alt-field.tsx'
import { ContentField } from '../fields/content-field.tsx'
import { NsfwField } from '../fields/nsfw-field.tsx'
import { TitleField } from '../fields/title-field.tsx'
import { MediumField } from '../medium/medium-field.tsx'
import { PollFields } from '../poll/poll-fields.tsx'
import { messages } from './messages.ts'
import { kindFor } from './post-values.ts'
import type { PostFormState } from './use-post-form.ts'

/** The fields of the chosen type; those of the others keep what is in them. */
export function PostFields({ prefix, form }: { prefix: string; form: PostFormState }) {
  const t = useText(messages)
  const { values, change, note, errors } = form
  const kind = kindFor(values.type)
  const isDiscussion = kind === null
  /** The focus goes to what has come, or to where what has gone can be had again. */
  function setPoll(isVotingEnabled: boolean): void {
    const isAsked = values.votingQuestion !== '' || !isVotingEnabled
    flushSync(() => change({ isVotingEnabled, ...(!isAsked && { votingQuestion: values.title }) }))
    focusField(prefix, isVotingEnabled ? 'votingQuestion' : 'poll')
  }
  return (
    <>
      {kind !== null && (
        <MediumField
          id={`${prefix}-mediaId`}
          kind={kind}
          uploads={form.uploads}
          onFile={form.takeFile}
          onRemove={form.removeMedium}
          error={errors.mediaId}
        >
          <AltField
            id={`${prefix}-mediaAlt`}
            kind={kind}
            value={values.mediaAlt}
            onChange={(mediaAlt) => change({ mediaAlt }, 'mediaAlt')}
            error={errors.mediaAlt}
          />
        </MediumField>
      )}
      <p role="status" className={note === '' ? 'sr-only' : 'text-quiet text-sm'}>
        {note}
      </p>
      <TitleField
        id={`${prefix}-title`}
        value={values.title}
        onChange={(title) => {
          // A poll asks what its title says, until somebody words it otherwise.
          const isSame = values.isVotingEnabled && values.votingQuestion === values.title
          change({ title, ...(isSame && { votingQuestion: title }) }, 'title')
        }}
        isNeeded={isDiscussion}
        onEnter={() => focusField(prefix, 'content')}
        error={errors.title}
      />
      <ContentField
        id={`${prefix}-content`}
        type={values.type}
        value={values.content}
        onChange={(content) => change({ content }, 'content')}
        error={errors.content}
      />
      {isDiscussion && (
        <div id={`${prefix}-poll`} className="min-w-0">
          {values.isVotingEnabled ? (
            <PollFields
              prefix={prefix}
              values={values}
              change={change}
              onRemove={() => setPoll(false)}
              errors={errors}
            />
          ) : (
            <Button onClick={() => setPoll(true)}>
              <ChartBarDecreasing />
              {t('addPoll')}
            </Button>
          )}
        </div>
      )}
      <NsfwField
        id={`${prefix}-isNsfw`}
        value={values.isNsfw}
        onChange={(isNsfw) => change({ isNsfw }, 'isNsfw')}
        error={errors.isNsfw}
      />
    </>
  )
}
