import { Check } from 'lucide-react'
import { useContext, useMemo, type ReactNode } from 'react'
import { Link } from '../platform/link.tsx'
import { MenuContext, MenuRadioContext } from './menu-context.ts'

interface ItemProps {
  icon?: ReactNode
  children: ReactNode
}

interface MenuItemProps extends ItemProps {
  onSelect: () => void
  disabled?: boolean
  tone?: 'default' | 'destructive'
  /** The key that presses it, if its menu names it too. */
  shortcut?: string
}

export function MenuItem({
  icon,
  children,
  onSelect,
  disabled = false,
  tone = 'default',
  shortcut,
}: MenuItemProps) {
  const { close } = useContext(MenuContext)
  function choose(): void {
    // First closed, so that a dialog opened by the choice gives the focus back to the trigger.
    close()
    onSelect()
  }
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      className={`menu-item menu-item-${tone}`}
      disabled={disabled}
      data-key={shortcut}
      onClick={choose}
    >
      {icon}
      <span className="menu-words">{children}</span>
    </button>
  )
}

export function MenuLink({ to, icon, children, shortcut }: ItemProps & { to: string; shortcut?: string }) {
  const { close } = useContext(MenuContext)
  return (
    <Link to={to} role="menuitem" tabIndex={-1} className="menu-item" data-key={shortcut} onClick={close}>
      {icon}
      <span className="menu-words">{children}</span>
    </Link>
  )
}

interface MenuCheckItemProps extends ItemProps {
  checked: boolean
  onChange: (checked: boolean) => void
}

/** Looks like a switch and leaves the menu open, so that its change is seen. */
export function MenuCheckItem({ icon, children, checked, onChange }: MenuCheckItemProps) {
  return (
    <button
      type="button"
      role="menuitemcheckbox"
      aria-checked={checked}
      tabIndex={-1}
      className="menu-item"
      onClick={() => onChange(!checked)}
    >
      {icon}
      <span className="menu-words">{children}</span>
      <span className="switch-face" aria-hidden="true" />
    </button>
  )
}

interface MenuRadioGroupProps<Value extends string> {
  label: string
  value: Value
  onChange: (value: Value) => void
  children: ReactNode
}

export function MenuRadioGroup<Value extends string>({
  label,
  value,
  onChange,
  children,
}: MenuRadioGroupProps<Value>) {
  const choice = useMemo(
    () => ({ value, onChange: (next: string) => onChange(next as Value) }),
    [value, onChange],
  )
  return (
    <div role="group" aria-label={label}>
      <MenuRadioContext value={choice}>{children}</MenuRadioContext>
    </div>
  )
}

export function MenuRadioItem({ value, icon, children }: ItemProps & { value: string }) {
  const { close } = useContext(MenuContext)
  const choice = useContext(MenuRadioContext)
  const isChosen = choice?.value === value
  return (
    <button
      type="button"
      role="menuitemradio"
      aria-checked={isChosen}
      tabIndex={-1}
      className="menu-item"
      onClick={() => {
        close()
        choice?.onChange(value)
      }}
    >
      {icon}
      <span className="menu-words">{children}</span>
      {isChosen && <Check className="menu-check" />}
    </button>
  )
}

export function MenuSeparator() {
  return <hr className="menu-rule" />
}

/** Heads the items that follow it. */
export function MenuLabel({ children }: { children: ReactNode }) {
  return (
    <div role="presentation" className="menu-label">
      {children}
    </div>
  )
}
