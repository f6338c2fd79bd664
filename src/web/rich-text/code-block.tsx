import type { NodeOf } from '../../contract/rich-text.ts'
import { CODE_KINDS } from '../../contract/code-and-math-rules.ts'
import { useText } from '../platform/language.tsx'
import { messages } from './messages.ts'

/** Long lines scroll inside their own box, which the keyboard can reach. */
export function CodeBlock({ node: { language, tokens } }: { node: NodeOf<'code'> }) {
  const t = useText(messages)
  return (
    <div className="rich-code">
      {language !== null && <p className="rich-code-language">{language}</p>}
      <pre tabIndex={0} role="group" aria-label={language === null ? t('code') : `${t('code')}, ${language}`}>
        <code>
          {tokens.map(({ kind, value }, place) => {
            const known = CODE_KINDS.find((name) => name === kind)
            if (known === undefined) return value
            return (
              // oxlint-disable-next-line react/no-array-index-key -- tokens never change places
              <span key={place} className={`code-${known}`}>
                {value}
              </span>
            )
          })}
        </code>
      </pre>
    </div>
  )
}
