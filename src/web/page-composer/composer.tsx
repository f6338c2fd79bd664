import { Suspense, useRef, useState } from 'react'
import type { PagePost } from '../../contract/page-posts.ts'
import { useText } from '../platform/language.tsx'
import { lazyComponent } from '../platform/lazy-component.ts'
import { ComposerLine } from './composer-line.tsx'
import './composer.css'
import type { Kept, Opening } from './form/post-form.tsx'
import { useIncoming } from './medium/use-incoming.ts'
import { messages } from './messages.ts'

const PostForm = lazyComponent(async () => (await import('./form/post-form.tsx')).PostForm)

interface ComposerProps {
  /** The new post as the server answered it: a list shows it at once. */
  onPosted: (post: PagePost) => void
}

/** On the feed, for members: one line until somebody wants to write, and again once it is posted. */
export function Composer({ onPosted }: ComposerProps) {
  const t = useText(messages)
  const prompt = useRef<HTMLButtonElement>(null)
  const [opening, setOpening] = useState<Opening | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [kept, setKept] = useState<Kept | null>(null)
  const incoming = useIncoming((file) => open({ type: null, file }))

  function open(wanted: Opening): void {
    setOpening(wanted)
    setOpen(true)
  }
  function close(left: Kept): void {
    setKept(left)
    setOpen(false)
    requestAnimationFrame(() => prompt.current?.focus())
  }
  const line = (
    <ComposerLine
      prompt={prompt}
      kept={kept}
      onOpen={(type) => open({ type, file: null })}
      isOver={incoming.isOver}
      handlers={incoming.handlers}
    />
  )
  return (
    <section className="composer relative rounded-card bg-surface" aria-label={t('label')}>
      {!isOpen && line}
      {opening !== null && (
        // Put away it goes on: an upload is not called off by closing.
        <div hidden={!isOpen}>
          <Suspense fallback={line}>
            <PostForm
              firstType="discussion"
              opening={opening}
              staysOpen
              onPosted={(post) => {
                close({ words: '', isEmpty: true })
                onPosted(post)
              }}
              onScheduled={() => close({ words: '', isEmpty: true })}
              onClose={close}
            />
          </Suspense>
        </div>
      )}
    </section>
  )
}
