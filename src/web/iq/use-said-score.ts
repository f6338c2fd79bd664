import { IQ_GREATEST_SCORE, IQ_LEAST_SCORE } from '../../contract/iq-rules.ts'
import { useText } from '../platform/language.tsx'
import { messages } from './score-messages.ts'

/** A score as it is told, wherever it is. */
export function useSaidScore(): (score: number) => string {
  const t = useText(messages)
  return (score) => {
    if (score < IQ_LEAST_SCORE) return t('below', { score: IQ_LEAST_SCORE })
    if (score > IQ_GREATEST_SCORE) return t('above', { score: IQ_GREATEST_SCORE })
    return String(score)
  }
}
