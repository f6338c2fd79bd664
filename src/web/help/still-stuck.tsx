import { contactMessages } from '../legal/public.ts'
import { fillNodes } from '../platform/fill-nodes.ts'
import { useText } from '../platform/language.tsx'
import { Link } from '../platform/link.tsx'
import { usePageState } from '../platform/page-state.tsx'
import { messages } from './messages.ts'

/** People to ask: everyone who reads questions, and the operator where there is an address. */
export function StillStuck({ isMarked = false }: { isMarked?: boolean }) {
  const t = useText(messages)
  const tell = useText(contactMessages)
  const { siteName, contact } = usePageState()
  return (
    <section
      className={`help-card mt-10 max-w-measure ${isMarked ? 'outline-2 outline-accent' : ''}`.trimEnd()}
      aria-labelledby="help-stuck"
    >
      <h2 className="flex items-center gap-2.5 mb-2 text-lg/inherit" id="help-stuck">
        {t('stuck')}
      </h2>
      <p>
        {fillNodes(t('stuckAsk'), {
          ask: (
            <Link className="link" to="/question/ask">
              {t('ask')}
            </Link>
          ),
        })}
      </p>
      {contact === '' ? (
        <p className="mt-2">{tell('noContact', { siteName })}</p>
      ) : (
        <p className="mt-2">
          {fillNodes(t('stuckText', { siteName }), {
            contact: (
              <a className="link" href={`mailto:${contact}`}>
                {contact}
              </a>
            ),
          })}
        </p>
      )}
    </section>
  )
}
