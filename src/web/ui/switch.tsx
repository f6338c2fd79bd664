import { useId } from 'react'

interface SwitchProps {
  checked: boolean
  onChange: (checked: boolean) => void
  label: string
  description?: string | undefined
  disabled?: boolean | undefined
}

export function Switch({ checked, onChange, label, description, disabled = false }: SwitchProps) {
  const id = useId()
  return (
    <label className="switch">
      <span className="switch-words">
        <span id={`${id}-label`} className="switch-label">
          {label}
        </span>
        {description !== undefined && (
          <span id={`${id}-text`} className="switch-text">
            {description}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        // A checkbox tells by itself whether it is on.
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
        role="switch"
        className="switch-input"
        checked={checked}
        disabled={disabled}
        aria-labelledby={`${id}-label`}
        aria-describedby={description === undefined ? undefined : `${id}-text`}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  )
}
