import { Compass } from "lucide-react";
import { Link } from "react-router";
import { Button } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { PageHeading } from "../ui/page-heading.tsx";

export function NotFoundPage() {
  return (
    <>
      <PageHeading title="Page Not Found" hidden />
      <EmptyState
        icon={Compass}
        title="Page Not Found"
        action={
          <Button asChild>
            <Link to="/">Go to the start</Link>
          </Button>
        }
      >
        There is nothing at this address. Your data is where you left it.
      </EmptyState>
    </>
  );
}
