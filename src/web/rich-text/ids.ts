import { createContext } from 'react'

/** The ids of one text's headings and notes. */
export const IdContext = createContext({
  heading: (id: string) => id,
  note: (number: number) => `note-${number}`,
  reference: (number: number, reference: number) => `note-${number}-from-${reference}`,
})
