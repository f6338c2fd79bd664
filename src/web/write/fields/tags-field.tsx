import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { listTags } from '../../../contract/article-search.ts'
import type { ResponseOf } from '../../../contract/endpoint.ts'
import { TAG_MAX, TAGS_MAX } from '../../../contract/limits.ts'
import { isTag, toTag } from '../../../contract/tag-rules.ts'
import { addressOf } from '../../platform/api.ts'
import { useText } from '../../platform/language.tsx'
import { messages } from './messages.ts'
import { WordsField } from './words-field.tsx'

interface TagsFieldProps {
  id?: string
  value: string[]
  onChange: (tags: string[]) => void
  error: string | undefined
  /** Where one is looked for: nothing is taken before somebody says so. */
  search?: { label: string; hint: string }
}

const SHOWN = 6

/** What is typed becomes a tag by the contract's rule; known ones are offered. */
export function TagsField({ id = 'write-tags', value, onChange, error, search }: TagsFieldProps) {
  const t = useText(messages)
  const [typed, setTyped] = useState('')
  const q = useDeferredValue(toTag(typed).slice(0, TAG_MAX))
  const { data } = useQuery<ResponseOf<typeof listTags>>({
    queryKey: [addressOf(listTags, {}, { q })],
    meta: { holds: ['tag'] },
    enabled: q !== '',
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  })
  const known = q === '' || data === undefined ? [] : data.items
  return (
    <WordsField
      id={id}
      label={search?.label ?? t('tags')}
      hint={search?.hint ?? t('tagsHint')}
      isSearch={search !== undefined}
      prefix="#"
      values={value}
      onChange={onChange}
      most={TAGS_MAX}
      typed={typed}
      onTyped={setTyped}
      normalise={(text) => {
        const tag = toTag(text)
        return isTag(tag) ? tag : null
      }}
      unfit={t('tagUnfit')}
      suggestions={known
        .filter(({ tag }) => !value.includes(tag))
        .slice(0, SHOWN)
        .map(({ tag, articles }) => ({ value: tag, articles }))}
      error={error}
    />
  )
}
