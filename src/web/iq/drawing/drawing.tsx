import type { IqDrawing, IqShape } from '../../../contract/iq.ts'
import { IQ_PATH } from '../../../contract/iq-rules.ts'
import './drawing.css'

/** By number; those of a pattern name it, since only an attribute finds it on every address of the app. */
const FILLS = [
  { className: 'iq-paper' },
  { className: 'iq-ink' },
  { fill: 'url(#iq-stripes)' },
  { fill: 'url(#iq-dots)' },
  { fill: 'url(#iq-tone)' },
  { fill: 'url(#iq-light)' },
] as const
const fillOf = (number: number) => FILLS[number] ?? FILLS[0]

/** Paths and circles as they were sent, and nothing else: no markup of the server's becomes part of the page. */
export function Drawing({ drawing, className = '' }: { drawing: IqDrawing; className?: string }) {
  return (
    <svg
      className={`iq-drawing ${className}`.trimEnd()}
      viewBox={`0 0 ${drawing.w} ${drawing.h}`}
      aria-hidden="true"
    >
      {drawing.prims.map((shape, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- shapes never change places
        <Shape key={place} shape={shape} />
      ))}
    </svg>
  )
}

function Shape({ shape }: { shape: IqShape }) {
  if (shape.t === 'c') return <circle {...fillOf(shape.f)} cx={shape.x} cy={shape.y} r={shape.r} />
  if (!IQ_PATH.test(shape.d)) return null
  return <path {...(shape.s === 1 ? { className: 'iq-outline' } : fillOf(shape.f))} d={shape.d} />
}

/** Once on a screen: what stripes, dots and tones are made of. */
export function FillPatterns() {
  return (
    <svg className="absolute size-0" aria-hidden="true">
      <pattern
        id="iq-stripes"
        className="iq-pattern"
        width="9"
        height="9"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect className="iq-pattern-ground" width="9" height="9" />
        <rect width="3.6" height="9" />
      </pattern>
      <pattern id="iq-dots" className="iq-pattern" width="9" height="9" patternUnits="userSpaceOnUse">
        <rect className="iq-pattern-ground" width="9" height="9" />
        <circle cx="4.5" cy="4.5" r="2.2" />
      </pattern>
      <Tone name="iq-tone" />
      <Tone name="iq-light" />
    </svg>
  )
}

/** Larger than any drawing: between two tiles there would be a seam. */
const TONE_SIZE = 400

function Tone({ name }: { name: 'iq-tone' | 'iq-light' }) {
  return (
    <pattern
      id={name}
      className="iq-pattern"
      width={TONE_SIZE}
      height={TONE_SIZE}
      patternUnits="userSpaceOnUse"
    >
      <rect className="iq-pattern-ground" width={TONE_SIZE} height={TONE_SIZE} />
      <rect className={name} width={TONE_SIZE} height={TONE_SIZE} />
    </pattern>
  )
}
