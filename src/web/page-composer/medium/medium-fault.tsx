import { useEffect, useRef } from 'react'
import { FieldError } from '../../ui/field.tsx'

interface MediumFaultProps {
  id: string
  words: string
  /** It has just happened to a file, and nothing else on the page tells of it. */
  isNews: boolean
}

/** What is wrong with the medium, directly under it. */
export function MediumFault({ id, words, isNews }: MediumFaultProps) {
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // Whoever is writing meanwhile stays where they write.
    if (!isNews || document.activeElement?.matches('input, textarea') === true) return
    line.current?.scrollIntoView({ block: 'nearest' })
  }, [words, isNews])
  return (
    <FieldError ref={line} id={id} role={isNews ? 'alert' : undefined}>
      {words}
    </FieldError>
  )
}
