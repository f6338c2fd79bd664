import { fillNodes } from '../platform/fill-nodes.ts'
import { useText } from '../platform/language.tsx'
import { usePageState } from '../platform/page-state.tsx'
import { messages } from './messages.ts'

/** A person to ask, where there is one. */
export function StillStuck() {
  const t = useText(messages)
  const { siteName, contact } = usePageState()
  if (contact === '') return null
  return (
    <section className="help-card mt-10 max-w-measure" aria-labelledby="help-stuck">
      <h2 className="flex items-center gap-2.5 mb-2 text-lg/inherit" id="help-stuck">
        {t('stuck')}
      </h2>
      <p>
        {fillNodes(t('stuckText', { siteName }), {
          contact: (
            <a className="link" href={`mailto:${contact}`}>
              {contact}
            </a>
          ),
        })}
      </p>
    </section>
  )
}
