// Runs before the first paint; lib/theme.ts owns the rules. Storage may be blocked: then the dark default stays.
try {
  if (localStorage.getItem("theme") === "light") {
    document.documentElement.dataset.theme = "light";
    document.querySelector('meta[name="theme-color"]')?.setAttribute("content", "#f5f7f9");
  }
} catch {
  document.documentElement.dataset.theme = "dark";
}
