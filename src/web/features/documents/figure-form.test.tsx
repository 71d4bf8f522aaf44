// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { FigureForm } from "./figure-form.tsx";

afterEach(cleanup);

const shown = (isSaving: boolean) => {
  const onCancel = vi.fn<() => void>();
  const onSave = vi.fn<(value: string | null) => void>();
  const path = "accounts.0.currentBalance";
  render(<FigureForm path={path} value="10.00" isSaving={isSaving} onSave={onSave} onCancel={onCancel} />);
  return { onCancel, onSave };
};

test("Escape gives a change up and saves nothing", () => {
  const { onCancel, onSave } = shown(false);
  fireEvent.keyDown(screen.getByRole("textbox"), { key: "Escape" });
  expect(onCancel).toHaveBeenCalledOnce();
  expect(onSave).not.toHaveBeenCalled();
});

test("what is being saved is not given up", () => {
  const { onCancel } = shown(true);
  fireEvent.keyDown(screen.getByRole("textbox"), { key: "Escape" });
  expect(onCancel).not.toHaveBeenCalled();
});
