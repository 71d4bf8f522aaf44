import { LogIn } from "lucide-react";
import { useLocation } from "react-router";
import { Button } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { PageHeading } from "../ui/page-heading.tsx";

/** For an address that exists only for somebody who is signed in; signing in leads back to it. */
export function SignInFirstPage() {
  const { pathname, search } = useLocation();
  return (
    <>
      <PageHeading title="Sign in to continue" hidden />
      <EmptyState
        icon={LogIn}
        title="Sign in to continue"
        action={
          <Button asChild>
            <a href={`/api/login?returnTo=${encodeURIComponent(pathname + search)}`}>Sign In</a>
          </Button>
        }
      >
        This page shows your own figures. Your data is where you left it.
      </EmptyState>
    </>
  );
}
