import {
  CreditCard,
  Files,
  LayoutDashboard,
  type LucideIcon,
  MessageCircle,
  Scale,
  Settings,
  Sparkles,
  Upload,
  Users,
} from "lucide-react";

/** The pages of the sidebar; the command palette offers them too. `key` is the second key of the shortcut that begins with G. */
export const appPages: readonly {
  readonly path: string;
  readonly label: string;
  readonly icon: LucideIcon;
  readonly key: string;
}[] = [
  { path: "/", label: "AI Dashboard", icon: LayoutDashboard, key: "h" },
  { path: "/upload", label: "Upload Documents", icon: Upload, key: "u" },
  { path: "/documents", label: "Documents", icon: Files, key: "d" },
  { path: "/profile", label: "Money Profile", icon: Scale, key: "p" },
  { path: "/advisor", label: "AI Assistant", icon: MessageCircle, key: "a" },
  { path: "/family", label: "Family", icon: Users, key: "f" },
  { path: "/settings", label: "Settings", icon: Settings, key: "s" },
];

/** The group of pages about paying for the product. */
export const paymentPages: typeof appPages = [
  { path: "/checkout", label: "One-time Payment", icon: CreditCard, key: "o" },
  { path: "/subscribe", label: "Subscribe Premium", icon: Sparkles, key: "b" },
];

/** The tabs of the dashboard, in their order; the shortcut is their place, counted from 1. */
export const dashboardTabs = [
  { id: "autopilot", label: "Autopilot" },
  { id: "cashflow", label: "Cashflow" },
  { id: "avalanche", label: "Avalanche" },
  { id: "debts", label: "Debts" },
  { id: "export", label: "Export" },
] as const;
