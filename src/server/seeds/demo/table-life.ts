/** What became of the rows of a collection after it was made; rows are named by their first cell. */
export type RowHistory = { table: string; row: string; days: number } & (
  | { act: 'added' }
  /** What the cell in that column said before. */
  | { act: 'changed'; column: number; was: string | number }
)

export const ROW_HISTORY: RowHistory[] = [
  { table: 'Members of ASEAN', row: 'TL', days: 30.2, act: 'added' },
  {
    table: 'Famous mathematical constants',
    row: 'Golden ratio',
    days: 21.6,
    act: 'changed',
    column: 2,
    was: 1.618,
  },
  { table: 'Warisan Dunia di Indonesia', row: 'Sumbu Kosmologis Yogyakarta', days: 9.4, act: 'added' },
  { table: 'Negeri-negeri di Malaysia', row: 'Melaka', days: 1.3, act: 'changed', column: 2, was: 1664 },
]

/** What readers suggest for rows, and nobody has decided yet. */
export interface RowSuggestion {
  table: string
  by: number
  hours: number
  summary: string
  /** A row to add, or the row and column to change. */
  add?: (string | number | null)[]
  change?: { row: string; column: number; to: string | number }
}

export const ROW_SUGGESTIONS: RowSuggestion[] = [
  {
    table: 'Journeys into space',
    by: 20,
    hours: 3,
    summary: 'Indonesia’s first satellite belongs here',
    add: ['Palapa A1', '1976-07-08', 'Carried telephone and television across the islands', 'ID'],
  },
  {
    table: 'Programming languages and their makers',
    by: 24,
    hours: 44,
    summary: 'A whole generation learned with Pascal',
    add: ['Pascal', 1970, 'Niklaus Wirth'],
  },
  {
    table: 'Planets of the Solar System',
    by: 16,
    hours: 100,
    summary: 'More moons of Jupiter are known by now; or should the table stay at 2023?',
    change: { row: 'Jupiter', column: 4, to: 97 },
  },
  {
    table: 'Warisan Dunia di Indonesia',
    by: 18,
    hours: 12,
    summary: 'Nama resminya lebih panjang',
    change: {
      row: 'Sumbu Kosmologis Yogyakarta',
      column: 0,
      to: 'Sumbu Kosmologis Yogyakarta dan Bangunan Bersejarahnya',
    },
  },
]
