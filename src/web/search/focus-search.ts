/** Puts the cursor into the search field of the screen, or the one in the header. */
export function focusSearch(): void {
  const field = document.querySelector<HTMLInputElement>('form[action="/"] input[name=q]')
  field?.focus()
  field?.select()
}
