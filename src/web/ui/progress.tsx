interface ProgressProps {
  label: string
  value: number
  max?: number
}

/** What is unfinished ends in the cut; what is finished is square. */
export function Progress({ label, value, max = 100 }: ProgressProps) {
  return (
    <progress
      className="progress"
      aria-label={label}
      value={value}
      max={max}
      data-done={value >= max || undefined}
    />
  )
}
