import { CircleAlert } from 'lucide-react'

export function OptionError({ id, error }: { id: string; error: string | undefined }) {
  if (error === undefined) return null
  return (
    <p id={id} className="field-error">
      <CircleAlert />
      {error}
    </p>
  )
}
