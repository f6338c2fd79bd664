export { SettingsMenu } from './settings-menu.tsx'
export { ThemeToggle } from './theme-toggle.tsx'
export { useAccountTheme } from './use-account-theme.ts'
export { useThemeChoice } from './use-theme-choice.ts'
