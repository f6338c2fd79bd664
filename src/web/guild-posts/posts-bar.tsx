import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { PAGE_POST_SORTS } from '../../contract/page-posts.ts'
import { NsfwButton, nsfwQuery } from '../nsfw/public.ts'
import { useText } from '../platform/language.tsx'
import { Menu, MenuRadioGroup, MenuRadioItem } from '../ui/menu.tsx'
import type { PostsChoice } from './guild-post-queries.ts'
import { messages } from './messages.ts'

interface PostsBarProps {
  choice: PostsChoice
  onChange: (choice: PostsChoice) => void
}

/** In which order, and whether adult posts are among them. */
export function PostsBar({ choice, onChange }: PostsBarProps) {
  const t = useText(messages)
  const { data: nsfw } = useQuery(nsfwQuery)
  const label = t('sortBy', { order: t(choice.sort) })
  return (
    <div className="flex items-center justify-between gap-4 min-h-11 mt-2 text-quiet text-sm">
      <Menu
        label={label}
        triggerClass="act icons-4 -ml-2.5"
        trigger={
          <>
            {t(choice.sort)}
            <ChevronDown aria-hidden="true" />
          </>
        }
      >
        <MenuRadioGroup label={label} value={choice.sort} onChange={(sort) => onChange({ ...choice, sort })}>
          {PAGE_POST_SORTS.map((sort) => (
            <MenuRadioItem key={sort} value={sort}>
              {t(sort)}
            </MenuRadioItem>
          ))}
        </MenuRadioGroup>
      </Menu>
      <NsfwButton
        // Outlines hide everything already: there is something to hide only after a Yes.
        isOn={choice.hasNsfw && nsfw?.hasConsent === true}
        onChange={(hasNsfw) => onChange({ ...choice, hasNsfw })}
      />
    </div>
  )
}
