import { LOCALES, type Language } from '../../contract/messages.ts'
import { useLanguage, useText } from '../platform/language.tsx'
import { messages } from './messages.ts'

interface ReadDay {
  day: string
  reads: number
}

const DAY_MS = 86_400_000
const HEIGHT = 120
const BAR = 10
const GAP = 2
/** Few days do not become broad beams. */
const FEWEST = 14

/** A bar a day. Whoever can't see it gets the same numbers as a table. */
export function ReadsChart({ days }: { days: readonly ReadDay[] }) {
  const t = useText(messages)
  const { language } = useLanguage()
  const highest = Math.max(...days.map(({ reads }) => reads))
  const last = days.at(-1)?.day ?? ''
  // The axis is true with few days too: before the first of them nobody has read it.
  const empty = Math.max(0, FEWEST - days.length)
  const first = dayBefore(days[0]?.day ?? '', empty)
  return (
    <figure className="grid gap-1">
      <figcaption className="flex flex-wrap justify-between gap-x-4 text-sm">
        <b>{t('byDay')}</b>
        <span className="text-quiet">{highest === 0 ? t('noneYet') : t('most', { count: highest })}</span>
      </figcaption>
      <svg
        className="w-full h-30 text-accent"
        viewBox={`0 0 ${(empty + days.length) * BAR} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <line x1="0" x2="100%" y1={HEIGHT} y2={HEIGHT} className="stroke-line" strokeWidth="2" />
        {days.map(({ day, reads }, place) => (
          <rect
            key={day}
            x={(empty + place) * BAR + GAP / 2}
            width={BAR - GAP}
            y={HEIGHT - heightOf(reads, highest)}
            height={heightOf(reads, highest)}
            fill="currentColor"
          >
            <title>{`${dayName(day, language)}: ${reads}`}</title>
          </rect>
        ))}
      </svg>
      <p className="flex justify-between text-quiet text-sm" aria-hidden="true">
        <span>{dayName(first, language)}</span>
        <span>{dayName(last, language)}</span>
      </p>
      <table className="sr-only">
        <caption>{t('byDay')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('day')}</th>
            <th scope="col">{t('reads')}</th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ day, reads }) => (
            <tr key={day}>
              <th scope="row">{dayName(day, language)}</th>
              <td>{reads}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}

/** A day with one reader is seen beside one with a thousand. */
function heightOf(reads: number, highest: number): number {
  return reads === 0 ? 0 : Math.max(3, (reads / highest) * (HEIGHT - 4))
}

function dayBefore(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - count * DAY_MS).toISOString().slice(0, 10)
}

function dayName(day: string, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )
}
