/** The constants of the reasoning test that both sides know. Difficulty, rules and keys are the server's alone. */

export const IQ_FAMILIES = ['matrix', 'series', 'rotate', 'solid', 'fold'] as const
export type IqFamily = (typeof IQ_FAMILIES)[number]

/** `series` is for people who can't use drawings. */
export const IQ_FORMS = ['full', 'series'] as const
export type IqForm = (typeof IQ_FORMS)[number]

export const IQ_OPTIONS = 8
/** Scored items: at least, at most; two more may be shown that count nothing. */
export const IQ_LEAST_ITEMS = 15
export const IQ_MOST_ITEMS = 28
export const IQ_PILOTS = 2
export const IQ_MOST_SHOWN = IQ_MOST_ITEMS + IQ_PILOTS

export const IQ_ITEM_SECONDS = 180
/** Declared by oneself: twice the time. */
export const IQ_EXTRA_TIME = 2
/** The bar of time appears with this much left. */
export const IQ_WARNING_SECONDS = 30
/** An attempt lapses this long after its start. */
export const IQ_ATTEMPT_DAYS = 7
/** After a second lapse. */
export const IQ_RESTART_DAYS = 30

export const IQ_LEAST_AGE = 13
/** From this age others may see the score, if its owner allows it. */
export const IQ_SHOWN_AGE = 18

/** Only the year is known, so somebody is so old when all who were born in it are. */
export function isYounger(age: number, birthYear: number, now: Date): boolean {
  return now.getUTCFullYear() - birthYear <= age
}

/** Shown as "below" and "above" beyond these. */
export const IQ_LEAST_SCORE = 60
export const IQ_GREATEST_SCORE = 140
/** Until so many valid attempts, scores are provisional and the percentile is the normal curve's. */
export const IQ_NORM_ATTEMPTS = 2000
