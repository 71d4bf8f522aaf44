import { cva, type VariantProps } from "class-variance-authority";
import { Slot } from "radix-ui";
import type { ComponentProps } from "react";
import { classNames } from "../lib/class-names.ts";

const buttonStyle = cva(
  "inline-flex items-center base:justify-center gap-2 rounded-xl base:text-center font-medium transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-50 [&_svg]:shrink-0",
  {
    variants: {
      variant: {
        primary:
          "base:bg-accent base:text-on-accent forced-colors:border enabled:hover:brightness-110 [a&]:hover:brightness-110",
        secondary:
          "border border-hairline bg-surface base:text-text enabled:hover:bg-raised [a&]:hover:bg-raised",
        quiet:
          "base:text-dim enabled:hover:bg-raised enabled:hover:text-text [a&]:hover:bg-raised [a&]:hover:text-text",
        link: "text-accent underline-offset-4 hover:underline",
      },
      size: {
        sm: "base:min-h-9 base:px-3 text-sm",
        md: "min-h-11 base:px-5 text-base",
        lg: "min-h-14 base:px-7 text-base",
        icon: "base:size-10 p-0",
      },
    },
    defaultVariants: { variant: "primary", size: "md" },
  },
);

type ButtonProps = ComponentProps<"button"> &
  VariantProps<typeof buttonStyle> & { readonly asChild?: boolean };

export function Button({ className, variant, size, asChild, type = "button", ...props }: ButtonProps) {
  const style = classNames(buttonStyle({ variant, size }), className);
  if (asChild) return <Slot.Root className={style} {...props} />;
  return <button type={type} className={style} {...props} />;
}
