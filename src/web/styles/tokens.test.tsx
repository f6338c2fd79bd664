import { expect, test } from 'vitest'
import { PREMIUM_THEMES } from '../../contract/plans.ts'
import app from './app.css?raw'
import css from './tokens.css?raw'

const READABLE = 4.5
const VISIBLE = 3

type Tokens = Record<string, number>

/** The relative luminance (WCAG) of an OKLCH colour, clipped to what a screen shows. */
function luminance(lightness: number, chroma: number, hue: number): number {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const shown = (value: number) => Math.min(1, Math.max(0, value))
  return (
    0.2126 * shown(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s) +
    0.7152 * shown(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s) +
    0.0722 * shown(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)
  )
}

/** What a theme defines, later blocks over earlier ones; translucent colours are no ground for text. */
function tokensOf(theme: string): Tokens {
  const tokens: Tokens = {}
  for (const [, selector = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g))
    if (selector.includes(`[data-theme='${theme}']`))
      for (const [, name = '', l, c, h] of body.matchAll(/--([\w-]+): oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g))
        tokens[name] = luminance(Number(l), Number(c), Number(h))
  return tokens
}

function contrast(tokens: Tokens, one: string, other: string): number {
  const [low = Number.NaN, high = Number.NaN] = [tokens[one], tokens[other]].sort((a = 0, b = 0) => a - b)
  return (high + 0.05) / (low + 0.05)
}

test.each(['dark', 'light', ...PREMIUM_THEMES])(
  'every text of the theme %s is readable on every ground',
  (theme) => {
    const tokens = tokensOf(theme)
    const inks = Object.keys(tokens).filter((name) =>
      /^(text|accent-text|danger|ok|warn|cat-|gem-)/.test(name),
    )
    expect(inks.length).toBeGreaterThanOrEqual(6 + 11 + 3)
    const weak = inks.flatMap((ink) =>
      ['bg', 'surface', 'surface-raised']
        .map((ground) => ({ ink, ground, contrast: contrast(tokens, ink, ground) }))
        .filter((pair) => !(pair.contrast >= READABLE)),
    )
    expect(weak).toEqual([])
    expect(contrast(tokens, 'on-accent', 'accent')).toBeGreaterThanOrEqual(READABLE)
    expect(contrast(tokens, 'accent-text', 'accent-soft')).toBeGreaterThanOrEqual(READABLE)
    expect(contrast(tokens, 'line-strong', 'surface')).toBeGreaterThanOrEqual(VISIBLE)
    expect(contrast(tokens, 'accent', 'bg')).toBeGreaterThanOrEqual(VISIBLE)
  },
)

/** The last pair of numbers that a theme gives to a role. */
function pairOf(theme: string, role: string): [number, number] {
  let pair: [number, number] = [Number.NaN, Number.NaN]
  for (const [, selector = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const found = body.match(`--${role}: ([\\d.]+) ([\\d.]+);`)
    if (selector.includes(`[data-theme='${theme}']`) && found !== null)
      pair = [Number(found[1]), Number(found[2])]
  }
  return pair
}

test.each(['dark', 'light', ...PREMIUM_THEMES])(
  'the letters of all twelve people are readable in %s',
  (theme) => {
    const hues = (/hue-\{([\d,]+)\}/.exec(app)?.[1] ?? '').split(',').map(Number)
    expect(new Set(hues).size).toBe(12)
    for (const hue of hues) {
      const tokens = {
        ground: luminance(...pairOf(theme, 'avatar-ground'), hue),
        ink: luminance(...pairOf(theme, 'avatar-ink'), hue),
      }
      expect(contrast(tokens, 'ink', 'ground'), `hue ${hue}`).toBeGreaterThanOrEqual(READABLE)
    }
  },
)
