import { createContext } from 'react'

/** Items close the menu they are in. */
export const MenuContext = createContext<{ close: () => void }>({ close: () => {} })

export interface RadioChoice {
  value: string
  onChange: (value: string) => void
}

export const MenuRadioContext = createContext<RadioChoice | null>(null)
