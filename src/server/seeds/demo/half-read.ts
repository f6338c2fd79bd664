/** Where somebody stopped in an article, so many hours ago. */
export interface HalfRead {
  by: number
  title: string
  percent: number
  hours: number
}

export const HALF_READ: HalfRead[] = [
  { by: 1, title: 'Lumpur yang menjadi kota', percent: 62, hours: 1.4 },
  { by: 1, title: 'Honey bees count', percent: 27, hours: 5.5 },
]
