import { scoredOf, type Answered } from './choose-next.ts'
import { chanceAt } from './item-curve.ts'
import type { Parameters } from './parameters.ts'

export type Validity = 'good' | 'caution' | 'not-scored'

const RAPID_SECONDS = 3
const RAPID_CAUTION = 0.15
const RAPID_REFUSAL = 0.4
const WORST_FIT = -2.3
const LONG_BLUR_MS = 5000
/** Right after being away, on items that were hard for this person. */
const HARD_CHANCE = 0.3
const HARD_AFTER_BLUR = 3

/** Notes what looks unlike an attempt of one's own, and judges it only where it is plain (iq.md 9). */
export function judgeValidity(
  answered: readonly Answered[],
  parameters: Parameters,
  theta: number,
): { validity: Validity; flags: Record<string, number> } {
  const rapid = answered.filter(({ seconds, isLate }) => !isLate && seconds < RAPID_SECONDS)
  const rapidShare = answered.length === 0 ? 0 : rapid.length / answered.length
  const isBlurred = ({ blurMs }: Answered): boolean => blurMs > LONG_BLUR_MS
  const afterBlur = scoredOf(answered).filter((answer) => {
    const par = parameters.of(answer.templateId)
    return answer.isCorrect && isBlurred(answer) && par !== undefined && chanceAt(theta, par) < HARD_CHANCE
  })
  const fit = personFit(answered, parameters, theta)
  const isDoubtful = rapidShare > RAPID_CAUTION || fit < WORST_FIT || afterBlur.length >= HARD_AFTER_BLUR
  return {
    validity: rapidShare > RAPID_REFUSAL ? 'not-scored' : isDoubtful ? 'caution' : 'good',
    flags: {
      rapid: round(rapidShare),
      fit: round(fit),
      blurs: answered.filter(isBlurred).length,
      hardAfterBlur: afterBlur.length,
      late: answered.filter(({ isLate }) => isLate).length,
    },
  }
}

/** lz: how likely the pattern of right and wrong is at this ability, standardized; below -2.3 hardly anybody honest. */
function personFit(answered: readonly Answered[], parameters: Parameters, theta: number): number {
  let [found, expected, variance] = [0, 0, 0]
  for (const { templateId, isCorrect } of scoredOf(answered)) {
    const par = parameters.of(templateId)
    if (par === undefined) continue
    const chance = chanceAt(theta, par)
    const [right, wrong] = [Math.log(chance), Math.log(1 - chance)]
    found += isCorrect ? right : wrong
    expected += chance * right + (1 - chance) * wrong
    variance += chance * (1 - chance) * (right - wrong) ** 2
  }
  return variance === 0 ? 0 : (found - expected) / Math.sqrt(variance)
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
