import { Monitor, Moon, Sun } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { announce } from '../announce.ts'
import { chooseTheme, nextTheme, readTheme, type Theme, watchTheme } from '../theme.ts'
import { IconButton } from './icon-button.tsx'
import styles from './theme-toggle.module.css'

const choices = {
  system: { name: 'sistema', Icon: Monitor, style: styles.system },
  light: { name: 'claro', Icon: Sun, style: styles.light },
  dark: { name: 'oscuro', Icon: Moon, style: styles.dark },
} as const satisfies Record<Theme, unknown>

/** Each click selects the next theme: the device's, light, dark. */
export function ThemeToggle({ className }: { className?: string }) {
  const theme = useSyncExternalStore(watchTheme, readTheme, () => 'system' as const)
  const { name } = choices[theme]
  const following = nextTheme(theme)
  const choose = () => {
    chooseTheme(following)
    announce(`Tema: ${choices[following].name}`)
  }
  return (
    <IconButton
      label={`Tema: ${name}. Cambiar a ${choices[following].name}`}
      onClick={choose}
      {...(className !== undefined && { className })}
    >
      {Object.values(choices).map(({ name, Icon, style }) => (
        <Icon key={name} className={style} />
      ))}
    </IconButton>
  )
}
